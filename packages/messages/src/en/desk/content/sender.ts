/** Texts of what mailboxes ask of the domain that e-mails come from. */
export const sender = {
  title: 'Do your emails arrive?',
  text: 'Mailboxes trust a sender by three records at its domain. Add them where you bought the domain.',
  looking: 'Asking the name servers…',
  none: 'Emails come from no domain of yours yet. Set MAIL_FROM to an address of your domain.',
  at: 'At',
  states: {
    fine: 'In order',
    missing: 'Missing',
    weak: 'There, but weak',
    unknown: 'The name server didn’t answer',
  },
  kinds: {
    spf: {
      title: 'SPF',
      why: 'Says which servers may send email of this domain.',
      add: 'Add one TXT record that begins with v=spf1, names your mail provider as it tells you (include:…) and ends with -all. There may be only one.',
    },
    dkim: {
      title: 'DKIM',
      why: 'The key by which mailboxes see that an email was not changed on its way.',
      add: 'Your mail provider gives you a name that ends with _domainkey and a value with p=. Add both as a TXT record. If it is there under another name, type that name below.',
    },
    dmarc: {
      title: 'DMARC',
      why: 'Says what happens to emails that only pretend to come from you.',
      add: 'Add the TXT record v=DMARC1; p=quarantine. Begin with p=none for two weeks if other programs send email of this domain as well.',
    },
  },
  selector: 'Name of the DKIM key (selector)',
  look: 'Look again',
};
