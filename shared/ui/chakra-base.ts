/** The part of Chakra that needs no React. It is a file of its own, so that a page can evaluate it in its own task before `system.ts`. */
export { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
