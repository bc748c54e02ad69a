-- Instants are epoch milliseconds, amounts of money are cents, booleans are 0 or 1.

-- Identity provider ---------------------------------------------------------------------------

CREATE TABLE signing_keys (
  kid TEXT PRIMARY KEY,
  private_jwk TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  sub TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  -- NULL for the users of an external provider.
  password_hash TEXT,
  status TEXT NOT NULL
    CHECK (status IN ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER')),
  enabled INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL
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
  purpose TEXT NOT NULL CHECK (purpose IN ('sign-up', 'phone_number', 'email', 'forgot-password')),
  code TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (sub, purpose)
) STRICT;

-- No reference to users: a deleted user's tokens must be told 'User does not exist.'
CREATE TABLE sessions (
  origin_jti TEXT PRIMARY KEY,
  sub TEXT NOT NULL,
  refresh_token_hash TEXT NOT NULL UNIQUE,
  authenticated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
CREATE INDEX sessions_by_user ON sessions (sub);

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

-- What the telephone network and the mail delivered.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('sms', 'call', 'identity')),
  phone TEXT,
  email TEXT,
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

CREATE TABLE acknowledgements (
  id INTEGER PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  acknowledged_at INTEGER NOT NULL
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

-- Never unique by group_by_key: guarding against a second voucher is the client's part.
CREATE TABLE vouchers (
  code TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  provider TEXT NOT NULL,
  issuer TEXT NOT NULL,
  group_by_key TEXT NOT NULL,
  -- JSON, as it was sent.
  attach_intent TEXT,
  data TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- Terms, CDN, control -------------------------------------------------------------------------

CREATE TABLE terms_acceptances (
  sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  organization_key TEXT NOT NULL REFERENCES organizations,
  accepted_at INTEGER NOT NULL,
  PRIMARY KEY (sub, organization_key)
) STRICT;

CREATE TABLE pictures (
  path TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('brand', 'reward')),
  motif TEXT NOT NULL,
  title TEXT NOT NULL,
  color TEXT NOT NULL
) STRICT;

-- The customers that a person or a test may sign in as, with their passwords in the clear.
CREATE TABLE seed_customers (
  sub TEXT PRIMARY KEY,
  label TEXT NOT NULL,
  phone TEXT NOT NULL,
  password TEXT,
  state TEXT NOT NULL
) STRICT;

CREATE TABLE calls (
  id INTEGER PRIMARY KEY,
  service TEXT NOT NULL,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  -- What tells calls to the same path apart: Cognito's operation, the helper's event.
  operation TEXT,
  status INTEGER NOT NULL,
  called_at INTEGER NOT NULL
) STRICT;
