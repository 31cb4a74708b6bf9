create table revision (
  id integer primary key,
  value integer not null
) strict;

create table journal (
  id integer primary key autoincrement,
  feature text not null,
  entity_id text not null,
  action text not null,
  snapshot text not null,
  author text not null,
  at text not null
) strict;

create index "journal_entity" on "journal" ("feature", "entity_id", "id");

create index "journal_at" on "journal" ("at");

create index "journal_author" on "journal" ("author", "id");

create trigger "journal_kept_from_update" before update on "journal" begin
  select raise(abort, 'journal is only ever added to');
end;

create trigger "journal_kept_from_delete" before delete on "journal" begin
  select raise(abort, 'journal is only ever added to');
end;

create table staff_account (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" integer not null,
  "image" text,
  "createdAt" text not null,
  "updatedAt" text not null,
  "username" text unique,
  "displayUsername" text,
  "twoFactorEnabled" integer,
  "firstPasswordUntil" text,
  role text not null default 'keeper' check (role in ('keeper', 'writer', 'treasurer', 'reader'))
) strict;

create table staff_session (
  "id" text not null primary key,
  "expiresAt" text not null,
  "token" text not null unique,
  "createdAt" text not null,
  "updatedAt" text not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references staff_account ("id") on delete cascade,
  "byPasskey" integer
) strict;

create index "staff_session_user" on "staff_session" ("userId");

create table staff_credential (
  "id" text not null primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references staff_account ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" text,
  "refreshTokenExpiresAt" text,
  "scope" text,
  "password" text,
  "createdAt" text not null,
  "updatedAt" text not null
) strict;

create index "staff_credential_user" on "staff_credential" ("userId");

create table staff_verification (
  "id" text not null primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" text not null,
  "createdAt" text not null,
  "updatedAt" text not null
) strict;

create table login_throttle (
  key text not null primary key,
  failures integer not null,
  last_failure_at text not null,
  account text not null default ''
) strict;

create table media (
  id text not null primary key,
  kind text not null check (kind in ('image', 'pdf')),
  format text not null,
  fallback text check (fallback in ('jpg', 'png')),
  bytes integer not null,
  width integer,
  height integer,
  original_filename text not null,
  uploaded_by text not null,
  created_at text not null,
  "colour" text,
  "alt_eng" text not null default '',
  "alt_tra" text not null default '',
  "alt_sim" text not null default '',
  decorative integer not null default 0,
  focus_x real,
  focus_y real,
  version integer not null default 1,
  blob text not null default '',
  words text not null default '',
  deleted_at text,
  withheld text,
  made_from text
) strict;

create index "media_created" on "media" ("created_at");

create index media_made_from on media (made_from);

create table outbox (
  id text not null primary key,
  kind text not null,
  ref text,
  lang text not null,
  recipient text,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attachments text not null,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null,
  next_at text not null,
  give_up_at text,
  lease_token text,
  lease_until text,
  last_error text,
  created_at text not null,
  sent_at text,
  taken_by text not null default '[]',
  unanswered integer not null default 0
) strict;

create index "outbox_due" on "outbox" ("state", "next_at");

create index "outbox_ref" on "outbox" ("ref");

create table visitor_allowance (
  key text not null primary key,
  spent_until text not null
) strict;

create table enquiry (
  id text not null primary key,
  kind text not null check (kind in ('contact', 'charityItem')),
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
  notice_number integer
) strict;

create index "enquiry_received" on "enquiry" ("received_at", "id");

create index "enquiry_email" on "enquiry" ("email_key");

create index "enquiry_unread" on "enquiry" ("suspected", "done", "opened");

create table donation (
  id text not null primary key,
  method text not null check (method in ('paypal', 'bank', 'cheque', 'pps', 'fps', 'cash')),
  state text not null check (state in ('ordered', 'pending', 'completed', 'declined', 'refunded', 'partlyRefunded', 'reversed', 'mismatched')),
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
  paypal_order_id text unique,
  paypal_capture_id text unique,
  paypal_amount text,
  deleted_at text,
  version integer not null,
  receipted integer not null default 0,
  "ask_at" text,
  refusals integer not null default 0,
  promised_at text,
  "hold_reason" text default '' not null,
  "reference" text,
  notice_number integer
) strict;

create index "donation_given" on "donation" ("given_on", "id");

create index "donation_state" on "donation" ("state", "created_at");

create index "donation_sums" on "donation" ("given_on", "state", "deleted_at", "method", "amount_cents", "refunded_cents");

create index "donation_waiting" on "donation" ("receipt", "receipted", "given_on", "id", "state", "deleted_at", "amount_cents", "refunded_cents");

create unique index "donation_reference" on "donation" ("reference");

create table paypal_event (
  id text not null primary key,
  type text not null,
  paypal_order_id text,
  received_at text not null
) strict;

create table receipt (
  id text not null primary key,
  year integer not null,
  number integer not null,
  donation_id text not null references donation (id),
  replaces_id text unique references receipt (id),
  name text not null,
  email_key text not null,
  amount_cents integer not null,
  given_on text not null,
  sheet text not null,
  issued_at text not null,
  voided_at text,
  void_reason text not null,
  name_key text not null default '',
  "payer_first_name" text not null default '',
  "payer_last_name" text not null default '',
  "method" text not null default '',
  unique (year, number)
) strict;

create unique index receipt_valid on receipt (donation_id) where voided_at is null;

create index "receipt_donation" on "receipt" ("donation_id");

create trigger "receipt_issued" after insert on receipt begin
  update donation set receipted = case when exists (select 1 from receipt where donation_id = "new"."donation_id" and voided_at is null) then 1 else 0 end where id = "new"."donation_id";
end;

create trigger "receipt_voided" after update of voided_at on receipt begin
  update donation set receipted = case when exists (select 1 from receipt where donation_id = "new"."donation_id" and voided_at is null) then 1 else 0 end where id = "new"."donation_id";
end;

create trigger "receipt_gone" after delete on receipt begin
  update donation set receipted = case when exists (select 1 from receipt where donation_id = "old"."donation_id" and voided_at is null) then 1 else 0 end where id = "old"."donation_id";
end;

create table receipt_counter (
  year integer not null primary key,
  last integer not null
) strict;

create table nightly_backup (
  id text not null primary key,
  made text,
  failed text
) strict;

create table staff_two_factor (
  "id" text not null primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null unique references staff_account ("id") on delete cascade,
  "verified" integer,
  "failedVerificationCount" integer,
  "lockedUntil" text
) strict;

create table staff_passkey (
  "id" text not null primary key,
  "name" text,
  "publicKey" text not null,
  "userId" text not null references staff_account ("id") on delete cascade,
  "credentialID" text not null unique,
  "counter" integer not null,
  "deviceType" text not null,
  "backedUp" integer not null,
  "transports" text,
  "createdAt" text,
  "aaguid" text
) strict;

create index "staff_passkey_user" on "staff_passkey" ("userId");

create table "enquiry_words" (
  key integer primary key autoincrement,
  "enquiry_id" text not null unique references "enquiry" (id) on delete cascade,
  words text not null
) strict;

-- text_pieces is a function of the program: see src/platform/db/search-index.server.ts.
create trigger "enquiry_words_pieces_insert" after insert on "enquiry_words" begin
  insert into "enquiry_words_pieces" (rowid, pieces) values (new.key, text_pieces(new.words));
end;

create trigger "enquiry_words_pieces_update" after update on "enquiry_words" begin
  delete from "enquiry_words_pieces" where rowid = old.key;
  insert into "enquiry_words_pieces" (rowid, pieces) values (new.key, text_pieces(new.words));
end;

create trigger "enquiry_words_pieces_delete" after delete on "enquiry_words" begin
  delete from "enquiry_words_pieces" where rowid = old.key;
end;

create virtual table "enquiry_words_pieces" using fts5(pieces, content='', contentless_delete=1, detail=none, tokenize='ascii');

create table "donation_words" (
  key integer primary key autoincrement,
  "donation_id" text not null unique references "donation" (id) on delete cascade,
  words text not null
) strict;

create trigger "donation_words_pieces_insert" after insert on "donation_words" begin
  insert into "donation_words_pieces" (rowid, pieces) values (new.key, text_pieces(new.words));
end;

create trigger "donation_words_pieces_update" after update on "donation_words" begin
  delete from "donation_words_pieces" where rowid = old.key;
  insert into "donation_words_pieces" (rowid, pieces) values (new.key, text_pieces(new.words));
end;

create trigger "donation_words_pieces_delete" after delete on "donation_words" begin
  delete from "donation_words_pieces" where rowid = old.key;
end;

create virtual table "donation_words_pieces" using fts5(pieces, content='', contentless_delete=1, detail=none, tokenize='ascii');

create table answered_call (
  key text not null primary key,
  answered_at text not null,
  answer text not null
) strict;

create table donation_alert (
  id text not null primary key,
  kind text not null check (kind in ('refused', 'dispute', 'stranger')),
  ref text not null,
  donation_id text,
  amount text not null,
  reason text not null,
  due text,
  at text not null,
  closed_at text
) strict;

create table site_identity (
  id text not null primary key,
  began_at text not null
) strict;

create table entry (
  type text not null,
  id text not null,
  number integer not null,
  published integer,
  sort text not null,
  summary text not null,
  derived integer not null,
  deleted_at text,
  "title_eng" text not null default '',
  "title_tra" text not null default '',
  "title_sim" text not null default '',
  "changed" text not null default '',
  newest text,
  saved text not null default '',
  primary key (type, id)
) strict;

create index entry_place on entry (type, sort, id) where published is not null and deleted_at is null;

create index "entry_newest_place" on entry (type, "sort", id) where deleted_at is null;

create index "entry_title_eng" on entry (type, "title_eng", id) where deleted_at is null;

create index "entry_title_tra" on entry (type, "title_tra", id) where deleted_at is null;

create index "entry_title_sim" on entry (type, "title_sim", id) where deleted_at is null;

create index "entry_saved" on entry (type, "saved", id) where deleted_at is null;

create index entry_waiting on entry (type, id) where newest is not null;

create index entry_by_saved on entry (saved, type, id) where deleted_at is null;

create table entry_version (
  type text not null,
  id text not null,
  number integer not null,
  state text not null,
  author text not null,
  at text not null,
  content text not null,
  primary key (type, id, number),
  foreign key (type, id) references entry (type, id) on delete cascade
) strict;

create table entry_facet (
  type text not null,
  facet text not null,
  sort text not null,
  id text not null,
  primary key (type, facet, sort, id),
  foreign key (type, id) references entry (type, id) on delete cascade
) strict;

create index entry_facet_entry on entry_facet (type, id);

create table entry_words (
  key integer primary key autoincrement,
  type text not null,
  id text not null,
  sort text not null,
  words text not null,
  unique (type, id),
  foreign key (type, id) references entry (type, id) on delete cascade
) strict;

create index entry_words_place on entry_words (type, sort, id);

create trigger "entry_words_pieces_insert" after insert on "entry_words" begin
  insert into "entry_words_pieces" (rowid, pieces) values (new.key, text_pieces(new.words));
end;

create trigger "entry_words_pieces_update" after update on "entry_words" begin
  delete from "entry_words_pieces" where rowid = old.key;
  insert into "entry_words_pieces" (rowid, pieces) values (new.key, text_pieces(new.words));
end;

create trigger "entry_words_pieces_delete" after delete on "entry_words" begin
  delete from "entry_words_pieces" where rowid = old.key;
end;

create virtual table "entry_words_pieces" using fts5(pieces, content='', contentless_delete=1, detail=none, tokenize='ascii');

create table media_version (
  media_id text not null references media (id) on delete cascade,
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
  primary key (media_id, version)
) strict;

create table entry_media (
  type text not null,
  id text not null,
  media_id text not null references media (id),
  path text not null,
  words text not null,
  primary key (type, id, media_id, path),
  foreign key (type, id) references entry (type, id) on delete cascade
) strict;

create index entry_media_media on entry_media (media_id);

create table redirect_hit (
  redirect_id text primary key not null,
  hits integer not null,
  last_day text not null
);

create table privacy_notice (
  number integer not null primary key,
  since text not null,
  texts text not null
) strict;

create table translation (
  type text not null,
  id text not null,
  path text not null,
  rank text not null,
  eng text not null,
  tra text not null,
  sim text not null,
  primary key (type, id, path)
) strict;

create index translation_states on translation (eng, tra, sim, rank);

create index translation_states_of_type on translation (type, eng, tra, sim, rank);

create index translation_order on translation (rank, eng, tra, sim, type);

create table translation_count (
  type text not null,
  eng text not null,
  tra text not null,
  sim text not null,
  number integer not null,
  primary key (type, eng, tra, sim)
) strict;

create table translation_mark (
  type text not null,
  id text not null,
  path text not null,
  lang text not null,
  marks text not null,
  primary key (type, id, path, lang)
) strict;

create table autosave (
  draft text not null primary key,
  author text not null,
  type text not null,
  id text,
  title text not null,
  version integer not null,
  form text not null,
  at text not null
) strict;

create index autosave_place on autosave (type, id, at);

create table preview_link (
  id text not null primary key,
  token_hash text not null unique,
  type text,
  entry text,
  author text not null,
  role text not null,
  made_at text not null,
  until text not null,
  opened_at text,
  revoked_at text
) strict;

create table invitation (
  id text not null primary key,
  digest text not null unique,
  name text not null,
  role text not null,
  lang text not null,
  email text,
  author text not null,
  since text not null,
  until text not null
) strict;

create table scheduled_change (
  key text not null primary key,
  type text not null,
  id text not null,
  act text not null check (act in ('publish', 'unpublish')),
  langs text not null,
  at text not null,
  author text not null,
  state text not null check (state in ('waiting', 'done', 'failed')),
  ended_at text,
  reason text
) strict;

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
  primary key (type, id, media_id)
) strict;

create index described_use_media on described_use (media_id);

create table staff_rule (
  rule text not null primary key,
  author text not null,
  since text not null
) strict;

create table review (
  type text not null,
  id text not null,
  state text not null check (state in ('waiting', 'returned', 'draft')),
  langs text not null,
  author text not null,
  at text not null,
  answered_by text,
  answered_at text,
  primary key (type, id)
) strict;

create index review_state on review (state, at);

create table entry_comment (
  key text not null primary key,
  type text not null,
  id text not null,
  author text not null,
  at text not null,
  text text not null,
  names text,
  is_review integer not null,
  done_by text,
  done_at text
) strict;

create index entry_comment_entry on entry_comment (type, id, at);

create index entry_comment_open on entry_comment (names, done_at);

create table staff_mail (
  username text not null primary key,
  address text not null,
  lang text not null
) strict;

create table presence (
  key text not null primary key,
  username text not null,
  type text not null,
  id text not null,
  since text not null,
  seen text not null,
  is_writing integer not null,
  asks text,
  answer text check (answer in ('lets', 'stays'))
) strict;

create index presence_entry on presence (type, id);

create index presence_seen on presence (seen);

create table consent (
  id text not null primary key,
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
  pdfs text not null default '[]'
) strict;

create table withdrawal (
  id text not null primary key,
  consent_id text not null,
  at text not null,
  author text not null,
  pictures text not null,
  entries text not null,
  undone_at text,
  undone_by text,
  noted_at text,
  pdfs text not null default '[]'
) strict;

create index withdrawal_consent on withdrawal (consent_id, at);

create table withheld_entry (
  type text not null,
  id text not null,
  cause text not null,
  primary key (type, id, cause)
) strict;

create index withheld_entry_cause on withheld_entry (cause);
