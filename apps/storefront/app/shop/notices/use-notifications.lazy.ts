import { useEffect, useState } from 'react';
import {
  canNotify,
  isNotified,
  turnNotificationsOff,
  turnNotificationsOn,
} from '../../device/push-actions.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../page/notification-state.ts';

/** `unknown` until the device was read; `impossible` in a browser without notifications. */
type State = 'unknown' | 'impossible' | 'off' | 'turning-on' | 'on';

const stateNow = async (): Promise<State> => {
  if (!canNotify()) return 'impossible';
  return (await isNotified().catch(() => false)) ? 'on' : 'off';
};

/** Whether the shopper is told on this device, and how that is turned on and off. */
export const useNotifications = () => {
  const texts = useTexts('notices');
  const { language } = useStoreView();
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    void stateNow().then(setState);
  }, []);
  const turnOn = async (): Promise<boolean> => {
    setState('turning-on');
    const { accepted, rejected, waiting } = texts;
    const words = { language, words: { accepted, rejected, waiting } };
    const turned = await turnNotificationsOn(words).catch(() => 'failed' as const);
    setState(turned === 'on' ? 'on' : 'off');
    if (turned === 'on') showNotification({ type: 'success', message: texts.isOn });
    else showNotification({ type: 'error', message: turned === 'denied' ? texts.denied : texts.failed });
    return turned === 'on';
  };
  const turnOff = async (): Promise<void> => {
    await turnNotificationsOff();
    setState('off');
  };
  return { state, turnOn, turnOff };
};
