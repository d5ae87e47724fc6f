/** `{ success: true, data }` */
export interface DataReply<Data> {
  success: true;
  data: Data;
  message?: string | undefined;
}

/** `{ success: true, message }` */
export interface MessageReply {
  success: true;
  message: string;
}
