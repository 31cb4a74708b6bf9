create function note_receipt() returns trigger
  language plpgsql
  as $$ begin
      if tg_op = 'DELETE' then update donation set receipted = case when exists
      (select 1 from receipt where donation_id = "old"."donation_id" and voided_at is null) then 1 else 0 end where id = "old"."donation_id"; else update donation set receipted = case when exists
      (select 1 from receipt where donation_id = "new"."donation_id" and voided_at is null) then 1 else 0 end where id = "new"."donation_id"; end if; return null; end $$;

-- The runs of one, two and three characters of a text as numbers, 21 bits for each character: no locale has a say in
-- comparing them, which makes an index ten times as fast as one of texts. So dear that no plan calls it row by row
-- where it can help it. Arrays are taken apart side by side, as c[at] walks from the start each time.
create function piece_numbers(words text) returns bigint[]
  language sql immutable strict cost 100000 parallel safe
  as $$
    select array_agg(x) || array_agg((x << 21) | y) filter (where y is not null)
      || array_agg((x << 42) | (y << 21) | z) filter (where z is not null)
    from (select string_to_array(words, null) as c offset 0) as characters, lateral (
      select ascii(c1)::bigint as x, ascii(c2)::bigint as y, ascii(c3)::bigint as z
      from unnest(c, c[2:], c[3:]) as side_by_side (c1, c2, c3) offset 0
    ) as numbers
  $$;

create function refuse_changes() returns trigger
  language plpgsql
  as $$begin raise exception '% is only ever added to', tg_table_name; end$$;

create table revision (
  id integer not null,
  value integer not null,
  constraint revision_pkey primary key (id)
);

create table journal (
  id bigint generated always as identity,
  feature text not null,
  entity_id text not null,
  action text not null,
  snapshot text not null,
  author text not null,
  at text not null,
  constraint journal_pkey primary key (id)
);

create index journal_at on journal (at);

create index journal_author on journal (author, id);

create index journal_entity on journal (feature, entity_id, id);

create trigger journal_kept before delete or update on journal for each row execute function refuse_changes();

create table staff_account (
  id text not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  username text,
  "displayUsername" text,
  "twoFactorEnabled" boolean,
  "firstPasswordUntil" text,
  role text default 'keeper'::text not null,
  constraint staff_account_role_check check ((role = any (array['keeper'::text, 'writer'::text, 'treasurer'::text, 'reader'::text]))),
  constraint staff_account_pkey primary key (id),
  constraint staff_account_email_key unique (email),
  constraint staff_account_username_key unique (username)
);

create table staff_session (
  id text not null,
  "expiresAt" timestamp with time zone not null,
  token text not null,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null,
  "byPasskey" boolean,
  constraint staff_session_pkey primary key (id),
  constraint staff_session_token_key unique (token),
  constraint "staff_session_userId_fkey" foreign key ("userId") references staff_account(id) on delete cascade
);

create index staff_session_user on staff_session ("userId");

create table staff_credential (
  id text not null,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  scope text,
  password text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  constraint staff_credential_pkey primary key (id),
  constraint "staff_credential_userId_fkey" foreign key ("userId") references staff_account(id) on delete cascade
);

create index staff_credential_user on staff_credential ("userId");

create table staff_verification (
  id text not null,
  identifier text not null,
  value text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  constraint staff_verification_pkey primary key (id)
);

create table login_throttle (
  key text not null,
  failures integer not null,
  last_failure_at text not null,
  account text default ''::text not null,
  constraint login_throttle_pkey primary key (key)
);

create table media (
  id text not null,
  kind text not null,
  format text not null,
  fallback text,
  bytes integer not null,
  width integer,
  height integer,
  original_filename text not null,
  uploaded_by text not null,
  created_at text not null,
  colour text,
  alt_eng text default ''::text not null,
  alt_tra text default ''::text not null,
  alt_sim text default ''::text not null,
  decorative integer default 0 not null,
  focus_x real,
  focus_y real,
  version integer default 1 not null,
  blob text default ''::text not null,
  words text default ''::text not null,
  deleted_at text,
  withheld text,
  made_from text,
  constraint media_fallback_check check ((fallback = any (array['jpg'::text, 'png'::text]))),
  constraint media_kind_check check ((kind = any (array['image'::text, 'pdf'::text]))),
  constraint media_pkey primary key (id)
);

create index media_created on media (created_at);

create index media_made_from on media (made_from);

create table outbox (
  id text not null,
  kind text not null,
  ref text,
  lang text not null,
  recipient text,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attachments text not null,
  state text not null,
  attempts integer not null,
  next_at text not null,
  give_up_at text,
  lease_token text,
  lease_until text,
  last_error text,
  created_at text not null,
  sent_at text,
  taken_by text default '[]'::text not null,
  unanswered integer default 0 not null,
  constraint outbox_state_check check ((state = any (array['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text]))),
  constraint outbox_pkey primary key (id)
);

create index outbox_due on outbox (state, next_at);

create index outbox_ref on outbox (ref);

create table visitor_allowance (
  key text not null,
  spent_until text not null,
  constraint visitor_allowance_pkey primary key (key)
);

create table enquiry (
  id text not null,
  kind text not null,
  received_at text not null,
  lang text not null,
  name text not null,
  first_name text not null,
  last_name text not null,
  organization text not null,
  telephone text not null,
  email text not null,
  email_key text not null,
  body text not null,
  item_id text,
  item_name text not null,
  item_price text not null,
  suspicions text not null,
  suspected integer not null,
  opened integer not null,
  done integer not null,
  notice_number integer,
  constraint enquiry_kind_check check ((kind = any (array['contact'::text, 'charityItem'::text]))),
  constraint enquiry_pkey primary key (id)
);

create index enquiry_email on enquiry (email_key);

create index enquiry_received on enquiry (received_at, id);

create index enquiry_unread on enquiry (suspected, done, opened);

create table donation (
  id text not null,
  method text not null,
  state text not null,
  amount_cents integer not null,
  refunded_cents integer not null,
  receipt integer not null,
  lang text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  note text not null,
  given_on text not null,
  created_at text not null,
  settled_at text,
  returned_at text,
  paypal_order_id text,
  paypal_capture_id text,
  paypal_amount text,
  deleted_at text,
  version integer not null,
  receipted integer default 0 not null,
  ask_at text,
  refusals integer default 0 not null,
  promised_at text,
  hold_reason text default ''::text not null,
  reference text,
  notice_number integer,
  constraint donation_method_check check ((method = any (array['paypal'::text, 'bank'::text, 'cheque'::text, 'pps'::text, 'fps'::text, 'cash'::text]))),
  constraint donation_state_check check ((state = any (array['ordered'::text, 'pending'::text, 'completed'::text, 'declined'::text, 'refunded'::text, 'partlyRefunded'::text, 'reversed'::text, 'mismatched'::text]))),
  constraint donation_pkey primary key (id),
  constraint donation_paypal_capture_id_key unique (paypal_capture_id),
  constraint donation_paypal_order_id_key unique (paypal_order_id)
);

create index donation_given on donation (given_on, id);

create unique index donation_reference on donation (reference);

create index donation_state on donation (state, created_at);

create index donation_sums on donation (given_on, state, deleted_at, method, amount_cents, refunded_cents);

create index donation_waiting on donation (receipt, receipted, given_on, id, state, deleted_at, amount_cents, refunded_cents);

create table paypal_event (
  id text not null,
  type text not null,
  paypal_order_id text,
  received_at text not null,
  constraint paypal_event_pkey primary key (id)
);

create table receipt (
  id text not null,
  year integer not null,
  number integer not null,
  donation_id text not null,
  replaces_id text,
  name text not null,
  email_key text not null,
  amount_cents integer not null,
  given_on text not null,
  sheet text not null,
  issued_at text not null,
  voided_at text,
  void_reason text not null,
  name_key text default ''::text not null,
  payer_first_name text default ''::text not null,
  payer_last_name text default ''::text not null,
  method text default ''::text not null,
  constraint receipt_pkey primary key (id),
  constraint receipt_replaces_id_key unique (replaces_id),
  constraint receipt_year_number_key unique (year, number),
  constraint receipt_donation_id_fkey foreign key (donation_id) references donation(id),
  constraint receipt_replaces_id_fkey foreign key (replaces_id) references receipt(id)
);

create index receipt_donation on receipt (donation_id);

create unique index receipt_valid on receipt (donation_id) where (voided_at is null);

create trigger receipt_gone after delete on receipt for each row execute function note_receipt();

create trigger receipt_issued after insert on receipt for each row execute function note_receipt();

create trigger receipt_voided after update of voided_at on receipt for each row execute function note_receipt();

create table receipt_counter (
  year integer not null,
  last integer not null,
  constraint receipt_counter_pkey primary key (year)
);

create table nightly_backup (
  id text not null,
  made text,
  failed text,
  constraint nightly_backup_pkey primary key (id)
);

create table staff_two_factor (
  id text not null,
  secret text not null,
  "backupCodes" text not null,
  "userId" text not null,
  verified boolean,
  "failedVerificationCount" integer,
  "lockedUntil" timestamp with time zone,
  constraint staff_two_factor_pkey primary key (id),
  constraint "staff_two_factor_userId_key" unique ("userId"),
  constraint "staff_two_factor_userId_fkey" foreign key ("userId") references staff_account(id) on delete cascade
);

create table staff_passkey (
  id text not null,
  name text,
  "publicKey" text not null,
  "userId" text not null,
  "credentialID" text not null,
  counter integer not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  transports text,
  "createdAt" timestamp with time zone,
  aaguid text,
  constraint staff_passkey_pkey primary key (id),
  constraint "staff_passkey_credentialID_key" unique ("credentialID"),
  constraint "staff_passkey_userId_fkey" foreign key ("userId") references staff_account(id) on delete cascade
);

create index staff_passkey_user on staff_passkey ("userId");

create table enquiry_words (
  key bigint generated always as identity,
  enquiry_id text not null,
  words text not null,
  constraint enquiry_words_pkey primary key (key),
  constraint enquiry_words_enquiry_id_key unique (enquiry_id),
  constraint enquiry_words_enquiry_id_fkey foreign key (enquiry_id) references enquiry(id) on delete cascade
);

create index enquiry_words_pieces on enquiry_words using gin (piece_numbers(words));

-- Counting how often each run occurs takes a minute of each ANALYZE, and would make plans that make the runs anew.
alter index enquiry_words_pieces alter column 1 set statistics 0;

create table donation_words (
  key bigint generated always as identity,
  donation_id text not null,
  words text not null,
  constraint donation_words_pkey primary key (key),
  constraint donation_words_donation_id_key unique (donation_id),
  constraint donation_words_donation_id_fkey foreign key (donation_id) references donation(id) on delete cascade
);

create index donation_words_pieces on donation_words using gin (piece_numbers(words));

alter index donation_words_pieces alter column 1 set statistics 0;

create table answered_call (
  key text not null,
  answered_at text not null,
  answer text not null,
  constraint answered_call_pkey primary key (key)
);

create table donation_alert (
  id text not null,
  kind text not null,
  ref text not null,
  donation_id text,
  amount text not null,
  reason text not null,
  due text,
  at text not null,
  closed_at text,
  constraint donation_alert_kind_check check ((kind = any (array['refused'::text, 'dispute'::text, 'stranger'::text]))),
  constraint donation_alert_pkey primary key (id)
);

create table site_identity (
  id text not null,
  began_at text not null,
  constraint site_identity_pkey primary key (id)
);

create table entry (
  type text not null,
  id text not null,
  number integer not null,
  published integer,
  sort text not null,
  summary text not null,
  derived integer not null,
  deleted_at text,
  title_eng text default ''::text not null collate pg_catalog."C",
  title_tra text default ''::text not null collate pg_catalog."C",
  title_sim text default ''::text not null collate pg_catalog."C",
  changed text default ''::text not null collate pg_catalog."C",
  newest text,
  saved text default ''::text not null collate pg_catalog."C",
  constraint entry_pkey primary key (type, id)
);

create index entry_by_saved on entry (saved, type, id) where (deleted_at is null);

create index entry_newest_place on entry (type, sort, id) where (deleted_at is null);

create index entry_place on entry (type, sort, id) where ((published is not null) and (deleted_at is null));

create index entry_saved on entry (type, saved, id) where (deleted_at is null);

create index entry_title_eng on entry (type, title_eng, id) where (deleted_at is null);

create index entry_title_sim on entry (type, title_sim, id) where (deleted_at is null);

create index entry_title_tra on entry (type, title_tra, id) where (deleted_at is null);

create index entry_waiting on entry (type, id) where (newest is not null);

create table entry_version (
  type text not null,
  id text not null,
  number integer not null,
  state text not null,
  author text not null,
  at text not null,
  content text not null,
  constraint entry_version_pkey primary key (type, id, number),
  constraint entry_version_type_id_fkey foreign key (type, id) references entry(type, id) on delete cascade
);

create table entry_facet (
  type text not null,
  facet text not null,
  sort text not null,
  id text not null,
  constraint entry_facet_pkey primary key (type, facet, sort, id),
  constraint entry_facet_type_id_fkey foreign key (type, id) references entry(type, id) on delete cascade
);

create index entry_facet_entry on entry_facet (type, id);

create table entry_words (
  key bigint generated always as identity,
  type text not null,
  id text not null,
  sort text not null,
  words text not null,
  constraint entry_words_pkey primary key (key),
  constraint entry_words_type_id_key unique (type, id),
  constraint entry_words_type_id_fkey foreign key (type, id) references entry(type, id) on delete cascade
);

create index entry_words_pieces on entry_words using gin (piece_numbers(words));

alter index entry_words_pieces alter column 1 set statistics 0;

create index entry_words_place on entry_words (type, sort, id);

create table media_version (
  media_id text not null,
  version integer not null,
  blob text not null,
  format text not null,
  fallback text,
  bytes integer not null,
  width integer,
  height integer,
  colour text,
  original_filename text not null,
  uploaded_by text not null,
  created_at text not null,
  made_from text,
  constraint media_version_pkey primary key (media_id, version),
  constraint media_version_media_id_fkey foreign key (media_id) references media(id) on delete cascade
);

create table entry_media (
  type text not null,
  id text not null,
  media_id text not null,
  path text not null,
  words text not null,
  constraint entry_media_pkey primary key (type, id, media_id, path),
  constraint entry_media_media_id_fkey foreign key (media_id) references media(id),
  constraint entry_media_type_id_fkey foreign key (type, id) references entry(type, id) on delete cascade
);

create index entry_media_media on entry_media (media_id);

create table redirect_hit (
  redirect_id text not null,
  hits integer not null,
  last_day text not null,
  constraint redirect_hit_pkey primary key (redirect_id)
);

create table privacy_notice (
  number integer not null,
  since text not null,
  texts text not null,
  constraint privacy_notice_pkey primary key (number)
);

create table translation (
  type text not null,
  id text not null,
  path text not null,
  rank text not null collate pg_catalog."C",
  eng text not null,
  tra text not null,
  sim text not null,
  constraint translation_pkey primary key (type, id, path)
);

create index translation_order on translation (rank, eng, tra, sim, type);

create index translation_states on translation (eng, tra, sim, rank);

create index translation_states_of_type on translation (type, eng, tra, sim, rank);

create table translation_count (
  type text not null,
  eng text not null,
  tra text not null,
  sim text not null,
  number integer not null,
  constraint translation_count_pkey primary key (type, eng, tra, sim)
);

create table translation_mark (
  type text not null,
  id text not null,
  path text not null,
  lang text not null,
  marks text not null,
  constraint translation_mark_pkey primary key (type, id, path, lang)
);

create table autosave (
  draft text not null,
  author text not null,
  type text not null,
  id text,
  title text not null,
  version integer not null,
  form text not null,
  at text not null,
  constraint autosave_pkey primary key (draft)
);

create index autosave_place on autosave (type, id, at);

create table preview_link (
  id text not null,
  token_hash text not null,
  type text,
  entry text,
  author text not null,
  role text not null,
  made_at text not null,
  until text not null,
  opened_at text,
  revoked_at text,
  constraint preview_link_pkey primary key (id),
  constraint preview_link_token_hash_key unique (token_hash)
);

create table invitation (
  id text not null,
  digest text not null,
  name text not null,
  role text not null,
  lang text not null,
  email text,
  author text not null,
  since text not null,
  until text not null,
  constraint invitation_pkey primary key (id),
  constraint invitation_digest_key unique (digest)
);

create table scheduled_change (
  key text not null,
  type text not null,
  id text not null,
  act text not null,
  langs text not null,
  at text not null,
  author text not null,
  state text not null,
  ended_at text,
  reason text,
  constraint scheduled_change_act_check check ((act = any (array['publish'::text, 'unpublish'::text]))),
  constraint scheduled_change_state_check check ((state = any (array['waiting'::text, 'done'::text, 'failed'::text]))),
  constraint scheduled_change_pkey primary key (key)
);

create index scheduled_change_due on scheduled_change (state, at);

create index scheduled_change_entry on scheduled_change (type, id);

create table described_use (
  type text not null,
  id text not null,
  media_id text not null,
  alt_eng text not null,
  alt_tra text not null,
  alt_sim text not null,
  draft text,
  constraint described_use_pkey primary key (type, id, media_id)
);

create index described_use_media on described_use (media_id);

create table staff_rule (
  rule text not null,
  author text not null,
  since text not null,
  constraint staff_rule_pkey primary key (rule)
);

create table review (
  type text not null,
  id text not null,
  state text not null,
  langs text not null,
  author text not null,
  at text not null,
  answered_by text,
  answered_at text,
  constraint review_state_check check ((state = any (array['waiting'::text, 'returned'::text, 'draft'::text]))),
  constraint review_pkey primary key (type, id)
);

create index review_state on review (state, at);

create table entry_comment (
  key text not null,
  type text not null,
  id text not null,
  author text not null,
  at text not null,
  text text not null,
  names text,
  is_review integer not null,
  done_by text,
  done_at text,
  constraint entry_comment_pkey primary key (key)
);

create index entry_comment_entry on entry_comment (type, id, at);

create index entry_comment_open on entry_comment (names, done_at);

create table staff_mail (
  username text not null,
  address text not null,
  lang text not null,
  constraint staff_mail_pkey primary key (username)
);

create table presence (
  key text not null,
  username text not null,
  type text not null,
  id text not null,
  since text not null,
  seen text not null,
  is_writing integer not null,
  asks text,
  answer text,
  constraint presence_answer_check check ((answer = any (array['lets'::text, 'stays'::text]))),
  constraint presence_pkey primary key (key)
);

create index presence_entry on presence (type, id);

create index presence_seen on presence (seen);

create table consent (
  id text not null,
  person text not null,
  names text not null,
  giver text not null,
  given_by text not null,
  given_on text not null,
  until text,
  born text,
  covers text not null,
  proof text not null,
  pictures text not null,
  entries text not null,
  words text not null,
  version integer not null,
  author text not null,
  changed text not null,
  pdfs text default '[]'::text not null,
  constraint consent_pkey primary key (id)
);

create table withdrawal (
  id text not null,
  consent_id text not null,
  at text not null,
  author text not null,
  pictures text not null,
  entries text not null,
  undone_at text,
  undone_by text,
  noted_at text,
  pdfs text default '[]'::text not null,
  constraint withdrawal_pkey primary key (id)
);

create index withdrawal_consent on withdrawal (consent_id, at);

create table withheld_entry (
  type text not null,
  id text not null,
  cause text not null,
  constraint withheld_entry_pkey primary key (type, id, cause)
);

create index withheld_entry_cause on withheld_entry (cause);
