/** The part of Chakra that needs no React: by itself, so that a page can evaluate it in a task of its own before `system.ts`. */
export { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
