import { openListFile } from '../store/list-file';

/** Watch of a canary that the release service runs. */
export interface ListedWatch {
  channel: string;
  remote: string;
  /** Credential that asked for it; its abort is logged in that name. */
  by: string;
  since: string;
  /** Reason for the log, beside the one of the watch. */
  reason?: string | undefined;
}

/** The watches of the release service, kept so that a restarted service goes on with them. @param folder of the service */
export const openWatchList = (folder: string) => openListFile<ListedWatch>(folder, 'watches', 'remove it and start the watches again');
