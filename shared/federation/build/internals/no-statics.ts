/* Takes the place of hoist-non-react-statics, which only Emotion's `withTheme` calls: it wraps components with static members. We have none. */
export default function withoutStatics<Component>(component: Component): Component {
  return component
}
