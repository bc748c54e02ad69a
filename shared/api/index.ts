export { callApi, createApiClient, installApiClient, type ApiClient, type CallOptions } from './api-client.ts'
export { ApiFailure, valueOrThrow, type ApiError, type ApiResult } from './api-error.ts'
export { askTime, followConnection, isOffline } from './connection.ts'
