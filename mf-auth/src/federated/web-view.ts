/** Whether the page is in a web view that Google refuses with '403 disallowed_useragent': Instagram's, Facebook's or Android's. */
export const isRefusedByGoogle = (userAgent: string): boolean => /Instagram|FBA[NV]\/|FB_IAB|; wv\)/.test(userAgent)
