import { test } from '../../kit/index.ts'
import { drivenByPlaywright } from './driven-page.ts'
import { walk } from './new-customer.ts'

/**
 * Runs in the page. As Chrome's translator does, it puts a `<font>` in a `<font>` with a text of its own in the place of each text, and of each
 * that comes later. The words stay, so that the test finds them.
 */
function translate(): void {
  const translateAll = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found as Text[]) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, title, [translate=no]')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  new MutationObserver(translateAll).observe(document, { childList: true, subtree: true, characterData: true })
}

test('a customer who has the page translated can do everything, and reads what is true', async ({
  page,
  context,
  platform,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.addInitScript(translate)
  await page.goto('/cafe-central')
  await walk(drivenByPlaywright(page), platform)
})
