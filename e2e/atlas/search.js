// Shows the states that have all words of the search, accents and case aside. The page has this text as it is.
const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text) => plain(text).split(/[\s,[\]]+/).filter(Boolean)

const search = document.getElementById('search')
const headings = (state) => [state.closest('main > section'), state.closest('section')].map((section) => section.firstElementChild.textContent)
const states = [...document.querySelectorAll('.state')].map((item) => ({ item, words: wordsOf([...headings(item), item.textContent].join(' ')) }))

/** A line's whole number, so that 2.1 is not 2.16; of anything else a part. */
const has = (words, word) => words.some((candidate) => (/^\d+\.\d+$/.test(word) ? candidate === word : candidate.includes(word)))

function filter() {
  const wanted = wordsOf(search.value)
  for (const { item, words } of states) item.hidden = !wanted.every((word) => has(words, word))
  const found = states.filter(({ item }) => !item.hidden).length
  for (const link of document.querySelectorAll('nav a')) {
    const section = document.querySelector(link.hash)
    const inside = section.querySelectorAll('.state:not([hidden])').length
    section.hidden = link.parentElement.hidden = inside === 0
    if (link.nextElementSibling?.matches('.quiet')) link.nextElementSibling.textContent = inside
  }
  document.getElementById('count').textContent = wanted.length === 0 ? `${found} states` : `${found} of ${states.length} states`
  document.getElementById('nothing').hidden = found > 0
}

search.addEventListener('input', filter)
// A browser that comes back to the page fills in what was searched for.
addEventListener('pageshow', filter)
