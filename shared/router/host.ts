/* What only the shell may use: the address that a part of the page believes to be current. */
export {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom'
