import {
  dismissNotification,
  type NewNotification,
  notificationStore,
  showNotification,
} from '../../../shop/page/notification-state.ts';

/** Shows a notification in the place of the one with this message, where that is still shown. */
export const showInPlaceOf = (message: string, notification: NewNotification): void => {
  for (const shown of notificationStore.getState().notifications)
    if (shown.message === message) dismissNotification(shown.id);
  showNotification(notification);
};
