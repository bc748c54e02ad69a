/**
 * The part of Chakra that needs no React. It is a file of its own, so that a page can evaluate it in its own task before `system.ts`. The
 * build runs it too: all of Chakra would take it seconds.
 */
export { createSystem, type SystemContext } from '@chakra-ui/react/styled-system'
export { defaultBaseConfig } from '@chakra-ui/react/preset-base'
