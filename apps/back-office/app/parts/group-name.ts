import { guestGroup } from '@dijla/commerce-rules/promotions/guest-group';
import { useCallback } from 'react';
import { useTexts } from '../i18n/use-desk.ts';

/** Returns what names a group of customers: the owner's name of it, and the shop's word for those who are in none. */
export const useGroupName = (): ((code: string) => string) => {
  const { guests } = useTexts('common');
  return useCallback((code) => (code === guestGroup ? guests : code), [guests]);
};
