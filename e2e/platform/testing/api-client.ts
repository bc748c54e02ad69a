import { Agent } from 'node:http'
import axios, { type AxiosInstance } from 'axios'
import type { Platform } from '../platform.ts'

/** Each call has its own connection: the platform might close a kept one just when it is used again. */
const httpAgent = new Agent({ keepAlive: false })

/** A client of one service; no status is an error. */
export function clientOf(platform: Platform, service: keyof Platform['addresses'], token?: string): AxiosInstance {
  return axios.create({
    baseURL: platform.addresses[service],
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    validateStatus: () => true,
    maxRedirects: 0,
    httpAgent,
  })
}
