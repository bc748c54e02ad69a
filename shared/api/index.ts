export { ApiFailure, valueOrThrow, type ApiError, type ApiResult } from './api-error.ts'
export { createApiClient, type ApiClient, type CallOptions } from './api-client.ts'
export { askTime, followConnection, isOffline } from './connection.ts'
export { callApi, installApiClient } from './site-api.ts'
