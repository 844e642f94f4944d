/** Addresses within the desk, whose router has `/desk` as its base. Links are made here alone. */
export const paths = {
  today: '/',
  join: '/join',
  orders: '/orders',
  ordersWith: (search: string) => `/orders?${search}`,
  order: (id: number | string) => `/orders/${id}`,
  calls: '/calls',
  cancelRequests: '/cancel-requests',
  returns: '/returns',
  refusals: '/refusals',
  staff: '/staff',
  newMember: '/staff?open=new',
  member: (id: number) => `/staff?open=${id}`,
  role: (code: string) => `/staff?role=${encodeURIComponent(code)}`,
  audit: '/audit',
  auditWith: (search: string) => `/audit?${search}`,
  account: '/account',
} as const;
