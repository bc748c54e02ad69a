import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../site/parts.ts'
import { atlasPage } from './atlas-page.ts'
import { atlasFile, drawAtlas, storedPictures } from './atlas.ts'

/* `pnpm atlas`: writes docs/atlas.html, one page of the stored pictures of all scenarios. */
const atlas = await drawAtlas(storedPictures())
writeFileSync(join(workspace, atlasFile), await atlasPage(atlas))
console.log(atlasFile)
