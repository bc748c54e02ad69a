-- Instants are epoch milliseconds, amounts of money are cents, booleans are 0 or 1.

-- Identity provider ---------------------------------------------------------------------------

CREATE TABLE signing_keys (private_key TEXT NOT NULL) STRICT;

-- The hosted UI's, so that a browser's exception for it outlives a restart.
CREATE TABLE certificates (
  private_key TEXT NOT NULL,
  certificate TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- What control sets: the clock's shift, the pool's options.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  sub TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  -- NULL for the users of an external provider.
  password_hash TEXT,
  status TEXT NOT NULL
    CHECK (status IN ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER')),
  enabled INTEGER NOT NULL DEFAULT 1,
  -- Whether the user must set up a second factor at the next sign-in.
  mfa_required INTEGER NOT NULL DEFAULT 0,
  -- Whether a sign-in offers to remember the device.
  tracks_devices INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE user_attributes (
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (sub, name)
) STRICT;
CREATE INDEX user_attributes_by_value ON user_attributes (name, value);

-- One valid code for a user and purpose: a newer one replaces it, its use deletes it.
CREATE TABLE user_codes (
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('sign-up', 'phone_number', 'forgot-password')),
  code TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (sub, purpose)
) STRICT;

-- No reference to users: a deleted user's tokens must be refused with 'User does not exist.'
CREATE TABLE sessions (
  origin_jti TEXT PRIMARY KEY,
  sub TEXT NOT NULL,
  authenticated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
CREATE INDEX sessions_by_user ON sessions (sub);

CREATE TABLE refresh_tokens (
  hash TEXT PRIMARY KEY,
  origin_jti TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
  -- When another token replaced it.
  rotated_at INTEGER
) STRICT;
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (origin_jti);

-- A pair of ID and access token, so that control can expire it early.
CREATE TABLE issued_tokens (
  event_id TEXT PRIMARY KEY,
  sub TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- A sign-in after its password and before its session.
CREATE TABLE challenges (
  session TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL
    CHECK (name IN ('NEW_PASSWORD_REQUIRED', 'SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'SELECT_MFA_TYPE', 'MFA_SETUP')),
  device_key TEXT,
  -- Of SMS_MFA.
  code TEXT,
  -- Of MFA_SETUP: the secret that waits for its first code.
  totp_secret TEXT,
  totp_verified INTEGER NOT NULL DEFAULT 0,
  failed_attempts INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE user_mfa (
  sub TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sms_enabled INTEGER NOT NULL DEFAULT 0,
  totp_enabled INTEGER NOT NULL DEFAULT 0,
  totp_secret TEXT,
  -- The newest half minute whose code was used.
  totp_last_step INTEGER,
  preferred TEXT CHECK (preferred IN ('SMS_MFA', 'SOFTWARE_TOKEN_MFA'))
) STRICT;

CREATE TABLE devices (
  device_key TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  -- NULL until ConfirmDevice.
  name TEXT,
  remembered INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  authenticated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX devices_by_user ON devices (sub);

-- What the limits count: codes sent, wrong codes, wrong passwords.
CREATE TABLE attempts (
  id INTEGER PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  kind TEXT NOT NULL,
  attempted_at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_by_kind ON attempts (sub, kind);

-- Hosted UI -----------------------------------------------------------------------------------

-- The accounts to choose from at Google and Apple.
CREATE TABLE provider_accounts (
  provider TEXT NOT NULL CHECK (provider IN ('Google', 'SignInWithApple')),
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  PRIMARY KEY (provider, subject)
) STRICT;

CREATE TABLE authorization_codes (
  code TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  redirect_uri TEXT NOT NULL,
  code_challenge TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- A browser that the hosted UI knows by its cookie.
CREATE TABLE hosted_sessions (
  cookie TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  provider TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- Authentication helper -----------------------------------------------------------------------

CREATE TABLE helper_codes (
  hash TEXT PRIMARY KEY,
  -- Unique: a newer code replaces the hash of the one before.
  sub TEXT NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  code TEXT NOT NULL,
  is_password_reset INTEGER NOT NULL,
  failed_attempts INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT;

-- What the telephone network delivered.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('sms', 'call', 'identity')),
  phone TEXT NOT NULL,
  code TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- Product API ---------------------------------------------------------------------------------

CREATE TABLE organizations (
  key TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- A path on the CDN, or any other text as it is.
  brand TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  -- JSON: colour values by theme colour name.
  colors TEXT NOT NULL,
  listed INTEGER NOT NULL,
  welcomes_new_customers INTEGER NOT NULL
) STRICT;

CREATE TABLE memberships (
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  organization_key TEXT NOT NULL REFERENCES organizations,
  joined_at INTEGER NOT NULL,
  PRIMARY KEY (sub, organization_key)
) STRICT;

CREATE TABLE score_entries (
  id INTEGER PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  organization_key TEXT NOT NULL REFERENCES organizations,
  balance INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  company_name TEXT,
  sale_amount INTEGER
) STRICT;
CREATE INDEX score_entries_by_customer ON score_entries (sub, organization_key);

CREATE TABLE companies (
  ref TEXT PRIMARY KEY,
  organization_key TEXT NOT NULL REFERENCES organizations,
  name TEXT NOT NULL,
  swap_intents_rescues_auth INTEGER NOT NULL
) STRICT;

CREATE TABLE rewards (
  id TEXT PRIMARY KEY,
  organization_key TEXT NOT NULL REFERENCES organizations,
  name TEXT NOT NULL,
  image_url TEXT NOT NULL,
  debited_value INTEGER NOT NULL,
  value REAL,
  description TEXT,
  reward_type TEXT NOT NULL,
  reward_type_name TEXT NOT NULL
) STRICT;

CREATE TABLE reward_companies (
  reward_id TEXT NOT NULL REFERENCES rewards,
  company_ref TEXT NOT NULL REFERENCES companies,
  PRIMARY KEY (reward_id, company_ref)
) STRICT;

-- Swap service --------------------------------------------------------------------------------

CREATE TABLE intents (
  signature TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  provider TEXT NOT NULL,
  code TEXT NOT NULL,
  reason TEXT NOT NULL,
  decision TEXT CHECK (decision IN ('authorized', 'revoked')),
  decided_at INTEGER
) STRICT;

-- Not unique by group_by_key: the client must prevent a second voucher.
CREATE TABLE vouchers (
  code TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  provider TEXT NOT NULL,
  issuer TEXT NOT NULL,
  group_by_key TEXT NOT NULL,
  -- JSON, as it was sent.
  data TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- Terms, control, analytics -------------------------------------------------------------------

CREATE TABLE terms_acceptances (
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  organization_key TEXT NOT NULL REFERENCES organizations,
  accepted_at INTEGER NOT NULL,
  PRIMARY KEY (sub, organization_key)
) STRICT;

-- Who the customers of the seed are, for what a scenario or a test changes.
CREATE TABLE seed_customers (
  sub TEXT PRIMARY KEY,
  label TEXT NOT NULL,
  -- NULL for a customer without a phone.
  phone TEXT
) STRICT;

CREATE TABLE calls (
  -- Never used again, so a call that ends after the record was cleared changes no other row.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  service TEXT NOT NULL,
  method TEXT NOT NULL,
  -- The template of its route, by which calls are counted.
  path TEXT NOT NULL,
  -- The path as it was requested.
  address TEXT NOT NULL,
  -- What distinguishes calls to the same path: Cognito's operation, the helper's event.
  operation TEXT,
  -- NULL while there is no response; a dropped call never gets one.
  status INTEGER,
  -- Why it was refused, or which fault it had.
  reason TEXT,
  called_at INTEGER NOT NULL
) STRICT;

-- What goes wrong on purpose.
CREATE TABLE faults (
  id INTEGER PRIMARY KEY,
  -- JSON: which calls, and what happens to them.
  fault TEXT NOT NULL,
  matched INTEGER NOT NULL DEFAULT 0
) STRICT;

-- How the loads of the shell's screens ended, as browsers reported it.
CREATE TABLE load_reports (
  id INTEGER PRIMARY KEY,
  -- The load's own, if the report has one.
  load TEXT UNIQUE,
  remote TEXT NOT NULL,
  screen TEXT NOT NULL,
  version TEXT NOT NULL,
  phase TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('loaded', 'recovered', 'failed')),
  ms INTEGER NOT NULL,
  release TEXT NOT NULL,
  arm TEXT NOT NULL CHECK (arm IN ('stable', 'candidate')),
  -- 1: of a tab with a version that it shows alone.
  override INTEGER NOT NULL CHECK (override IN (0, 1)),
  -- ISO 8601, when it came.
  at TEXT NOT NULL,
  app_id TEXT NOT NULL
) STRICT;
