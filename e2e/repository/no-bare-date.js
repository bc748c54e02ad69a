/** Refuses `Date.now` and `new Date()`, which read the device's clock. */
const create = (context) => {
  const refuse = (node) => context.report({ node, message: 'Use now() of shared/format, or deviceNow().' })
  return {
    MemberExpression: (node) => node.object.name === 'Date' && node.property.name === 'now' && refuse(node),
    NewExpression: (node) => node.callee.name === 'Date' && node.arguments.length === 0 && refuse(node),
  }
}

export default { meta: { name: 'clock' }, rules: { 'no-bare-date': { create } } }
