/* What only the shell may use: the address that a part of the page believes to be current. */
export { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
