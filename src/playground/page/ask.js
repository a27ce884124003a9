import { page } from './words.js';

/**
 * Posts to the server. Returns its answer, or a problem as one sentence.
 *
 * @param {string} path
 * @param {object} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export const ask = async (path, body, signal) => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
    return response.headers.get('content-type')?.startsWith('application/json')
      ? await response.json()
      : { problem: await response.text() };
  } catch {
    return signal?.aborted ? {} : { problem: page.noAnswer };
  }
};
