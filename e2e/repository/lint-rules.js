/** Refuses `Date.now` and `new Date()`, which read the device's clock. */
const noBareDate = (context) => {
  const refuse = (node) => context.report({ node, message: 'Use now() of shared/format, or deviceNow().' })
  return {
    MemberExpression: (node) => node.object.name === 'Date' && node.property.name === 'now' && refuse(node),
    NewExpression: (node) => node.callee.name === 'Date' && node.arguments.length === 0 && refuse(node),
  }
}

const place = /(index|number|page|place|position)$/i

/** Refuses a place in a list as its item's key: the item that comes before it takes its state. React's own rule knows callbacks' indexes alone. */
const noPlaceKey = (context) => ({
  JSXAttribute({ name, value: node }) {
    const { property, name: variable } = node?.expression ?? {}
    const isPlace = name.name === 'key' && place.test(property?.name ?? variable)
    if (isPlace) context.report({ node, message: 'The key is a place: use what tells the items apart.' })
  },
})

export default {
  meta: { name: 'house' },
  rules: { 'no-bare-date': { create: noBareDate }, 'no-place-key': { create: noPlaceKey } },
}
