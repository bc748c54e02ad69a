/** Chromium of this package runs on Linux x64 with glibc alone. It does not say so, and other machines would download 66 MB for nothing. */
function readPackage(pkg) {
  if (pkg.name === '@sparticuz/chromium') Object.assign(pkg, { os: ['linux'], cpu: ['x64'], libc: ['glibc'] })
  return pkg
}
export const hooks = { readPackage }
