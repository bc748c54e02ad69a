import { isolate } from 'shared/isolation'
import { scenarios } from './scenarios.ts'

void isolate({ remote: 'mf-auth', scenarios })
