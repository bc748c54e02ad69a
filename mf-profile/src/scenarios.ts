import type { Scenario } from 'shared/isolation'
import ProfileScreen from './ProfileScreen.tsx'

const profile = (slug: string, name: string, path: string, customer?: string): Scenario => ({
  slug,
  name,
  path,
  screen: ProfileScreen,
  ...(customer && { customer }),
})

/** The states in which this remote is looked at alone; customers and organisations are the local platform's. */
export const scenarios: readonly Scenario[] = [
  profile('varias-empresas', 'Cinco empresas: com “Trocar de empresa”', '/padaria/user-profile', 'Ana Souza'),
  profile('uma-empresa', 'Uma só empresa: sem “Trocar de empresa”', '/cafe-central/user-profile', 'Carla Dias'),
  profile('sem-empresa', 'Fora de qualquer empresa', '/user-profile', 'Ana Souza'),
  profile('cor-quase-branca', 'Cor quase branca', '/nuvem/user-profile', 'Ana Souza'),
  profile('cor-amarela', 'Cor amarela, logotipo quebrado', '/mercado-sol/user-profile', 'Ana Souza'),
  profile('sem-conta', 'Ninguém conectado: o lugar de tudo, vazio', '/padaria/user-profile'),
]
