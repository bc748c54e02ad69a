import type { ApiError } from 'shared/api'
import type { IdentityError } from 'shared/identity'

/** A failure of the authentication helper in the identity provider's terms: both speak of the same accounts and codes. */
export function helperFailure(error: ApiError): IdentityError {
  switch (error.kind) {
    case 'cancelled':
    case 'network':
    case 'timeout':
      return { kind: 'network' }
    case 'not-signed-in':
      return { kind: 'not-signed-in' }
    case 'malformed':
      return { kind: 'other', name: 'malformed' }
    case 'status': {
      const { name, code, __type, message } = error.failure
      const said = [name, code, __type, message].filter(Boolean).join(' ')
      // Both spellings, CodeMismatch and CodeMismatchException (spec §8).
      if (said.includes('CodeMismatch')) return { kind: 'wrong-code' }
      if (said.includes('UserNotFoundException')) return { kind: 'unknown-user' }
      return { kind: 'other', name: name ?? code ?? __type ?? `status ${error.status}` }
    }
  }
}
