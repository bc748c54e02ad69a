import type { Scenario } from 'shared/isolation'
import ProfileScreen from './ProfileScreen.tsx'

const ana = { path: '/padaria/user-profile', customer: 'Ana Souza', screen: ProfileScreen }
/** The only customer of the seed whose devices are tracked. */
const renata = { ...ana, customer: 'Renata Luz' }

const customers: readonly Scenario[] = [
  { ...ana, slug: 'varias-empresas', name: 'Cinco empresas: com “Trocar de empresa”' },
  { ...ana, slug: 'uma-empresa', name: 'Uma só empresa: sem “Trocar de empresa”', path: '/cafe-central/user-profile', customer: 'Carla Dias' },
  { ...ana, slug: 'nenhuma-empresa', name: 'Nenhuma empresa', path: '/user-profile', customer: 'Bruno Lima' },
  { ...ana, slug: 'sem-empresa', name: 'Fora de qualquer empresa', path: '/user-profile' },
  { ...ana, slug: 'nome-longo', name: 'Empresa de nome muito longo', path: '/associacao-dos-comerciantes/user-profile' },
  { ...ana, slug: 'cor-quase-branca', name: 'Cor quase branca', path: '/nuvem/user-profile' },
  { ...ana, slug: 'cor-amarela', name: 'Cor amarela, logotipo quebrado', path: '/mercado-sol/user-profile' },
  { slug: 'sem-conta', name: 'Ninguém conectado: o lugar de tudo, vazio', path: '/padaria/user-profile', screen: ProfileScreen },
]

const form: readonly Scenario[] = [
  { ...ana, slug: 'alterado', name: 'Nome alterado, ainda não salvo', steps: [{ fill: 'Nome', with: 'Ana Lúcia Souza' }] },
  { ...ana, slug: 'campo-vazio', name: 'Salvo sem nome', steps: [{ fill: 'Nome', with: '' }, { press: 'Salvar' }] },
  { ...ana, slug: 'nome-invalido', name: 'Salvo com nome inválido', steps: [{ fill: 'Nome', with: 'Ana 2' }, { press: 'Salvar' }] },
  { ...ana, slug: 'salvo', name: 'Salvo', steps: [{ press: 'Salvar' }] },
  {
    ...ana,
    slug: 'nao-salvo',
    name: 'Não foi possível salvar',
    steps: [{ fill: 'Nome', with: 'Ana Lúcia Souza' }, { press: 'Salvar' }],
    fault: { address: 'UpdateUserAttributes', effect: 'status; status=500' },
  },
]

const openPassword = { press: 'Alterar senha' } as const
const sendPassword = { press: 'Salvar nova senha' } as const
const typePasswords = (present: string, confirmation: string) =>
  [
    openPassword,
    { fill: 'Senha atual', with: present },
    { fill: 'Nova senha', with: 'pontos123' },
    { fill: 'Confirme a nova senha', with: confirmation },
    sendPassword,
  ] as const

const password: readonly Scenario[] = [
  { ...ana, slug: 'alterar-senha', name: 'Alterar senha', steps: [openPassword] },
  { ...ana, slug: 'alterar-senha-campo-vazio', name: 'Alterar senha, enviada vazia', steps: [openPassword, sendPassword] },
  { ...ana, slug: 'senhas-diferentes', name: 'Alterar senha, confirmação diferente', steps: typePasswords('pontos123', 'outra senha') },
  { ...ana, slug: 'senha-atual-errada', name: 'Alterar senha, senha atual errada', steps: typePasswords('senha errada', 'pontos123') },
  {
    ...ana,
    slug: 'senha-nao-alterada',
    name: 'Alterar senha, recusada',
    steps: typePasswords('pontos123', 'pontos123'),
    fault: { address: 'ChangePassword', effect: 'status; status=500' },
  },
  // To the same one.
  { ...ana, slug: 'senha-alterada', name: 'Senha alterada', steps: typePasswords('pontos123', 'pontos123') },
]

const openDevices = { press: 'Dispositivos lembrados' } as const
const forgetOne = { press: 'Esquecer Aparelho 70' } as const

const devices: readonly Scenario[] = [
  { ...renata, slug: 'dispositivos', name: 'Dispositivos lembrados', steps: [openDevices] },
  { ...renata, slug: 'mais-dispositivos', name: 'Dispositivos lembrados, todos', steps: [openDevices, { press: 'Mostrar mais' }] },
  {
    ...renata,
    slug: 'dispositivos-carregando',
    name: 'Dispositivos lembrados, carregando',
    steps: [openDevices],
    fault: { address: 'ListDevices', effect: 'hang' },
  },
  {
    ...renata,
    slug: 'dispositivos-falha',
    name: 'Dispositivos lembrados, falha',
    steps: [openDevices],
    fault: { address: 'ListDevices', effect: 'status; status=500' },
  },
  { ...ana, slug: 'dispositivos-sem-uso', name: 'Conta que não usa dispositivos lembrados', steps: [openDevices] },
  { ...renata, slug: 'esquecer-dispositivo', name: 'Esquecer um dispositivo', steps: [openDevices, forgetOne] },
  {
    ...renata,
    slug: 'dispositivo-nao-esquecido',
    name: 'Esquecer um dispositivo, falha',
    steps: [openDevices, forgetOne, { press: 'Esquecer' }],
    fault: { address: 'ForgetDevice', effect: 'status; status=500' },
  },
]

const openData = { press: 'Baixar meus dados' } as const
const makeFile = { press: 'Preparar arquivo' } as const

const data: readonly Scenario[] = [
  { ...ana, slug: 'meus-dados', name: 'Baixar meus dados', steps: [openData] },
  {
    ...ana,
    slug: 'meus-dados-em-preparo',
    name: 'Baixar meus dados, em preparo',
    steps: [openData, makeFile],
    fault: { address: '/user/score/extract', effect: 'hang' },
  },
  {
    ...ana,
    slug: 'meus-dados-incompletos',
    name: 'Baixar meus dados, uma parte não veio',
    steps: [openData, makeFile],
    fault: { address: '/user/score/extract', effect: 'status; status=404' },
  },
  { ...ana, slug: 'meus-dados-prontos', name: 'Baixar meus dados, pronto', steps: [openData, makeFile] },
]

const openDeletion = { press: 'Excluir conta' } as const
const confirmed = (word: string) => [openDeletion, { press: 'Continuar' }, { fill: 'Digite EXCLUIR para confirmar', with: word }, { press: 'Excluir minha conta' }] as const

const deletion: readonly Scenario[] = [
  { ...ana, slug: 'excluir-conta', name: 'Excluir conta, primeira pergunta', steps: [openDeletion] },
  { ...ana, slug: 'excluir-conta-confirmar', name: 'Excluir conta, segunda pergunta', steps: [openDeletion, { press: 'Continuar' }] },
  { ...ana, slug: 'excluir-conta-palavra-errada', name: 'Excluir conta, palavra errada', steps: confirmed('sim') },
  {
    ...ana,
    slug: 'conta-nao-excluida',
    name: 'Excluir conta, recusada',
    steps: confirmed('excluir'),
    fault: { address: 'DeleteUser', effect: 'status; status=500' },
  },
]

const others: readonly Scenario[] = [
  { ...ana, slug: 'trocar-de-empresa', name: 'Trocar de empresa', steps: [{ press: 'Trocar de empresa' }] },
  { ...ana, slug: 'sair-de-todos', name: 'Sair de todos os dispositivos', steps: [{ press: 'Sair de todos os dispositivos' }] },
]

/** The states in which this remote is looked at alone; customers and organisations are the local platform's. */
export const scenarios: readonly Scenario[] = [...customers, ...form, ...password, ...devices, ...data, ...deletion, ...others]
