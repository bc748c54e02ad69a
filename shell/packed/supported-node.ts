/* The first thing that a packed program imports: what follows needs a newer Node than some machines have. */
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 22) {
  console.error(`Node ${process.versions.node} is too old: this program needs 22 or 24`)
  process.exit(1)
}
