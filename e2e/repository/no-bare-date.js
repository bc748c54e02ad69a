/** Refuses `new Date()`, which reads the device's clock. The linter itself can refuse only properties, such as `Date.now`. */
const create = (context) => ({
  NewExpression(node) {
    if (node.callee.name === 'Date' && node.arguments.length === 0)
      context.report({ node, message: 'Use now() of shared/format.' })
  },
})

export default { meta: { name: 'clock' }, rules: { 'no-bare-date': { create } } }
