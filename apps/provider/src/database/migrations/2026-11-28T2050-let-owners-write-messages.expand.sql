-- What the owner wrote instead of the program's own words, by message, way and language; {placeholders} stand for what differs.
create table message_text (
  template text not null,
  channel text not null check (channel in ('email', 'sms')),
  language text not null,
  -- Of an e-mail.
  subject text check (subject <> ''),
  text text not null check (text <> ''),
  primary key (template, channel, language),
  check ((channel = 'email') = (subject is not null))
);
