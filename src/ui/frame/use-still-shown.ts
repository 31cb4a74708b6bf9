import { useCallback, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Whether the screen is still shown and no navigation has begun: only then may the end of a save navigate.
 */
export function useStillShown(): () => boolean {
  const { state } = useNavigation();
  const leaving = useRef(false);
  leaving.current = state !== "idle";
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current && !leaving.current, []);
}
