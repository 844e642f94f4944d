import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { paths } from '../paths.ts';
import { askOnce } from '../provider-client/ask.ts';
import { DoorFrame } from './door-frame.tsx';

/** Opens a one-time link: exchanges it for a session, and leaves no trace of it in the address. */
export const JoinScreen = () => {
  const texts = useTexts('session');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const link = search.get('link') ?? '';
  const { data, isError } = useQuery({
    queryKey: ['join', link],
    queryFn: () => askOnce('desk/link', { body: { link } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  useEffect(() => {
    if (data === undefined) return;
    client.clear();
    void navigate(paths.account, { replace: true });
  }, [data, client, navigate]);
  return (
    <DoorFrame title={isError ? texts.joinFailed : texts.joining}>
      {isError && (
        <>
          <p className="text-ink-soft">{texts.joinFailedText}</p>
          <Link className={`${deskButton.primary} mt-4`} to={paths.today}>
            {texts.toSignIn}
          </Link>
        </>
      )}
    </DoorFrame>
  );
};
