import { QueryClient } from '@tanstack/react-query';
import { refusalOf } from './desk-error.ts';

const secondMs = 1000;
/** Tries of a read that nothing answered. */
const tries = 2;

/**
 * Creates the memory of what was read. A refusal is final, a network that is away is tried again, and what is
 * shown is read again when the page comes back to the front.
 */
export const deskQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * secondMs,
        retry: (count, error) => refusalOf(error)?.code === 'no-answer' && count < tries,
        retryDelay: secondMs,
      },
      mutations: { retry: false },
    },
  });
