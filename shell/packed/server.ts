import './supported-node.ts'
import { serve } from '../server/serve.ts'

/* `node server.mjs`: serves the site. RELEASE_STORE has no default. */
await serve()
