import { expect, testRemoteAlone } from '../../e2e/kit/index.ts'

const anaSub = "(SELECT sub FROM seed_customers WHERE phone = '11912345678')"

const lost = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'

testRemoteAlone('mf-profile', {
  texts: {
    'varias-empresas': ['Trocar de empresa', '5 empresas'],
    'uma-empresa': ['Sua empresa', 'Café Central'],
    'nenhuma-empresa': ['Nenhuma empresa disponível'],
    'sem-empresa': ['Trocar de empresa'],
    'nome-longo': ['Trocar de empresa'],
    'cor-quase-branca': ['Trocar de empresa'],
    'cor-amarela': ['Trocar de empresa'],
    'sem-conta': ['Carregando seu perfil'],
    alterado: ['Descartar'],
    'campo-vazio': ['O campo nome é obrigatório.'],
    'nome-invalido': ['Nome inválido'],
    salvo: ['Atualizado com sucesso!'],
    'nao-salvo': [/^Não foi possível atualizar os dados/, 'Descartar'],
    'alterar-senha': ['Senha atual', 'Confirme a nova senha'],
    'alterar-senha-campo-vazio': ['O campo senha é obrigatório.'],
    'senhas-diferentes': ['As senhas não coincidem.'],
    'senha-atual-errada': ['A senha atual está incorreta.'],
    'senha-nao-alterada': [lost],
    'senha-alterada': ['Senha alterada com sucesso'],
    dispositivos: ['70 dispositivos', 'Lembrar este dispositivo', 'Mostrar mais'],
    'mais-dispositivos': ['Aparelho 1'],
    'dispositivos-carregando': ['Carregando seus dispositivos'],
    'dispositivos-falha': [lost, 'Tentar de novo'],
    'dispositivos-sem-uso': [/^Sua conta não usa dispositivos lembrados/],
    'esquecer-dispositivo': ['Esquecer este dispositivo?', /^Aparelho 70 deixa de ser reconhecido/],
    'dispositivo-nao-esquecido': ['Esquecer este dispositivo?', lost],
    'meus-dados': ['Preparar arquivo'],
    'meus-dados-em-preparo': ['0 de 5 empresas'],
    'meus-dados-incompletos': ['Uma parte dos seus dados não veio:', 'Extrato: Padaria Estrela', 'Baixar assim mesmo'],
    'meus-dados-prontos': [/^Pronto. Seu arquivo é meus-dados-\d{4}-\d\d-\d\d.json.$/],
    'excluir-conta': ['Excluir conta?', 'seus pontos em todas as empresas'],
    'excluir-conta-confirmar': ['Esta é a última confirmação'],
    'excluir-conta-palavra-errada': ['Digite a palavra EXCLUIR.'],
    'conta-nao-excluida': [lost],
    'trocar-de-empresa': ['Padaria Estrela', 'Atual'],
    'sair-de-todos': ['Sair de todos os dispositivos?'],
  },
  data: {
    scenario: 'Cinco empresas: com “Trocar de empresa”',
    change: `UPDATE user_attributes SET value = 'Ana Sozinha' WHERE name = 'name' AND sub = ${anaSub}`,
    expectData: async (page) => {
      await expect(page.getByLabel('Nome')).toHaveValue('Ana Sozinha')
      await expect(page.getByRole('button', { name: 'Trocar de empresa' })).toBeVisible()
    },
  },
})
