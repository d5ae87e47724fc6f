declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** A server that speaks S3 and checks signatures. Its key and secret are both `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      serviceEndpoint: string;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
