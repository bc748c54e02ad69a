/** A fault that is no remote's, and the tests that show what holds then. */
export interface OtherFault {
  readonly fault: string
  /** Titles by file, without the lines of the specification at their end. */
  readonly tests: Readonly<Record<string, readonly string[]>>
}

const platformFaults = 'e2e/tests/platform-faults.spec.ts'
const sessionFaults = 'e2e/tests/session-faults.spec.ts'
const vouchers = 'mf-rewards/tests/vouchers.spec.ts'
const eachAnswer = (what: string) => `where each answer ${what}, each operation says so, and no session ends`

/** The list around the fault matrix (goals, "Faults"), in its order. */
export const otherFaults: readonly OtherFault[] = [
  {
    fault: 'every API call × { 500, 401, 404, hang past 15 s, drop, malformed body, empty body }',
    tests: {
      [platformFaults]: [
        'points',
        'intents',
        'an intent’s answer',
        'statement',
        'rewards',
        'the search for a voucher',
        'a voucher',
        'profile',
        'organisation',
        'organisations',
        'the question who is signed in',
        'sign-in',
        'the code that resets a password',
        'the question whose phone it is',
        'terms',
        'acknowledgement',
        'a denial whose response is lost: the list says that it was revoked',
      ],
      'mf-auth/tests/auth-messages.spec.ts': ['verify: a toast announces another code; a failure to send one is silent and leaves both buttons'],
      'e2e/tests/poor-network.spec.ts': [
        'a customer signs up, in and out, renews and resets while each tenth call is answered with 500',
        'a customer signs up, in and out, renews and resets while each tenth call is dropped',
      ],
      'e2e/identity/faults.test.ts': [
        eachAnswer('is a 500'),
        eachAnswer('is a 503'),
        eachAnswer('is a lost connection'),
        eachAnswer('is malformed'),
        eachAnswer('ends in its middle'),
        eachAnswer('is empty'),
        'where no answer ever comes, each operation gives up in the configured time',
      ],
    },
  },
  {
    fault: 'a voucher POST that commits and then loses its answer: one voucher, and its code appears',
    tests: {
      [platformFaults]: ['a voucher'],
      [vouchers]: ['its answer comes after the time that the site waits for it', 'made long after its answer was lost: the next press finds it'],
    },
  },
  {
    fault: 'double click',
    tests: {
      'e2e/tests/double-press.spec.ts': [
        'pressed twice in one task, each is asked for once: requests, the end of a session, of an account',
        'pressed twice in one task, each is asked for once: the settings of Renata',
        'the customer’s data are saved once, and not at all once their dialog is closed; the organisation is left once',
      ],
      [vouchers]: ['pressed twice in one task'],
    },
  },
  { fault: 'two tabs at once: one voucher', tests: { [vouchers]: ['pressed in two tabs at once: both show it'] } },
  {
    fault: 'an intent PUT that times out: no false ‘Autorizado’',
    tests: { [platformFaults]: ['the site waits 15 s for an intent’s response, and never shows it as authorised without one'] },
  },
  {
    fault: 'five parallel calls with an expired token: one renewal',
    tests: {
      'e2e/identity/session-end.test.ts': ['where its tokens have expired: they are renewed once for five operations'],
      'e2e/identity/renewal.test.ts': ['two tabs that renew at once do it once: a provider that takes each refresh token once ends no session'],
    },
  },
  {
    fault: 'refresh token revoked',
    tests: {
      'e2e/tests/invalid-session.spec.ts': ["'Refresh Token has been revoked' signs out, says so, and leaves nothing on the device"],
      [sessionFaults]: ['a session that the provider has ended ends at the first call that needs new tokens, and nothing of it stays'],
    },
  },
  {
    fault: 'sign-out in another tab: this one leaves within 1 s',
    tests: { 'e2e/tests/two-tabs.spec.ts': ['a sign-out in another tab ends this one before a second of its clock has passed'] },
  },
  {
    fault: 'another customer signs in in another tab: never a mix',
    tests: {
      'e2e/tests/two-tabs.spec.ts': [
        'a sign-out, and another customer’s sign-in, before, during and after the question who is signed in',
        'a sign-out, and another customer’s sign-in, before, during and after a renewal',
        'a sign-out, and another customer’s sign-in, during and after a sign-in',
      ],
      'e2e/tests/voucher-owners.spec.ts': ['another customer’s sign-in in another tab removes the voucher from this one'],
    },
  },
  {
    fault: 'clock two hours off',
    tests: {
      [sessionFaults]: [
        'a device whose clock is two hours behind signs in, stays signed in, and renews its tokens once for all calls',
        'a device whose clock is two hours ahead signs in, stays signed in, and renews its tokens once for all calls',
        'a device whose clock becomes two hours behind, then two hours ahead, keeps its session',
      ],
    },
  },
  {
    fault: 'offline at start and in the middle',
    tests: {
      'shell/tests/offline.spec.ts': [
        'without a network a customer reads the vouchers that this device keeps, and is back in the console with it',
        'a network that is lost while a customer is here is said, and moves nothing',
      ],
      [sessionFaults]: ['a lost connection is no sign-out, even with expired tokens'],
    },
  },
  { fault: 'storage blocked', tests: { [sessionFaults]: ['with storage blocked the site works for the visit'] } },
  {
    fault: 'organisation switched while a request is under way',
    tests: { 'shell/tests/organization-switch.spec.ts': ['what was asked for the former organisation is cancelled, and never shown'] },
  },
  {
    fault: 'back button after sign-out',
    tests: {
      [sessionFaults]: ['going back after a sign-out shows nothing personal'],
      'shell/tests/back-forward-cache.spec.ts': ['the way back to a page that was kept aside shows nothing of the customer who signed out in another tab'],
    },
  },
  {
    fault: 'a new release while a tab is open',
    tests: {
      'e2e/tests/open-tab.spec.ts': ['a tab of the former release visits every screen: it gets no file of the next one, and misses none'],
      'shell/tests/offline.spec.ts': ['with the worker in place a release and its rollback show at the next navigation'],
    },
  },
]
