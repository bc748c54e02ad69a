/** Opens an address in the browser, from a web view of Android alone: https://developer.chrome.com/docs/android/intents */
export const intentAddress = (address: string, userAgent: string): string | undefined =>
  userAgent.includes('Android') ? address.replace(/^(https?):([^#]*).*/, 'intent:$2#Intent;scheme=$1;end') : undefined
