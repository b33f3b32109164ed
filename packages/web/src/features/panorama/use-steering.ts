// Steering a panorama: dragging, wheel, pinch, keys, device motion, or automatic rotation.
import type { PanoramaLook } from '@husrum/domain'
import { lookOn, turnBetween } from '@husrum/domain'
import type { Dispatch, KeyboardEvent, PointerEvent, SetStateAction } from 'react'
import { useEffect, useRef, useState } from 'react'
import { deviceLook } from './look-geometry.ts'

type SetLook = Dispatch<SetStateAction<PanoramaLook>>

export const turnStep = 15
export const zoomStep = 1.2

/** Effect of the arrow keys, plus and minus. Undefined for other keys. */
export const steeredBy = (key: string): Parameters<typeof lookOn>[1] | undefined => {
  if (key === 'ArrowLeft') return { right: -turnStep }
  if (key === 'ArrowRight') return { right: turnStep }
  if (key === 'ArrowUp') return { up: turnStep }
  if (key === 'ArrowDown') return { up: -turnStep }
  if (key === '+' || key === '=') return { zoom: zoomStep }
  if (key === '-') return { zoom: 1 / zoomStep }
  return undefined
}

export const useDragging = (setLook: SetLook) => {
  const pointers = useRef(new Map<number, readonly [number, number]>())
  const spread = (): number => {
    const [one, other] = [...pointers.current.values()]
    return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0
  }
  const letGo = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, [event.clientX, event.clientY])
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const spreadBefore = spread()
      pointers.current.set(event.pointerId, [event.clientX, event.clientY])
      const [x, y] = [event.clientX - before[0], event.clientY - before[1]]
      const { clientWidth } = event.currentTarget
      if (pointers.current.size > 1) {
        const zoom = spreadBefore > 0 ? spread() / spreadBefore : 1
        setLook((look) => lookOn(look, { zoom }))
      } else
        setLook((look) => {
          const degrees = look.fieldOfView / Math.max(1, clientWidth)
          return lookOn(look, { right: -x * degrees, up: y * degrees })
        })
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}

/** React's wheel handlers are passive and cannot prevent scrolling. */
export const useWheel = (element: HTMLElement | null, setLook: SetLook): void => {
  useEffect(() => {
    if (!element) return
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      setLook((look) => lookOn(look, { zoom: event.deltaY < 0 ? 1.08 : 1 / 1.08 }))
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [element, setLook])
}

/** Handles keys; returns whether it did. */
export const steerByKey = (event: KeyboardEvent, setLook: SetLook): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const steered = steeredBy(event.key)
  if (!steered) return false
  event.preventDefault()
  setLook((look) => lookOn(look, steered))
  return true
}

const degreesASecond = 8

/** Rotates slowly to the right until paused. */
export const useTurning = (isOn: boolean, setLook: SetLook): void => {
  useEffect(() => {
    if (!isOn) return
    let last: number | undefined
    let frame = requestAnimationFrame(function turn(now) {
      const passed = last === undefined ? 0 : (now - last) / 1_000
      last = now
      setLook((look) => lookOn(look, { right: passed * degreesASecond }))
      frame = requestAnimationFrame(turn)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOn, setLook])
}

interface AskingOrientation {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>
}

export type Gyroscope = 'absent' | 'off' | 'on' | 'refused'

const hasMovements = (): boolean =>
  'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches

/** Follows the device on request; some browsers ask for permission on the click. */
export const useGyroscope = (setLook: SetLook) => {
  const [state, setState] = useState<Gyroscope>(() => (hasMovements() ? 'off' : 'absent'))
  useEffect(() => {
    if (state !== 'on') return
    let before: ReturnType<typeof deviceLook> | undefined
    const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return
      const now = deviceLook({ alpha, beta, gamma })
      const last = before
      before = now
      if (last)
        setLook((look) =>
          lookOn(look, { right: turnBetween(last.azimuth, now.azimuth), up: now.pitch - last.pitch }),
        )
    }
    addEventListener('deviceorientation', follow)
    return () => removeEventListener('deviceorientation', follow)
  }, [state, setLook])
  const toggle = async () => {
    if (state === 'on') return setState('off')
    const { requestPermission } = DeviceOrientationEvent as unknown as AskingOrientation
    const answer = await requestPermission?.().catch(() => 'denied' as const)
    setState(answer === 'denied' ? 'refused' : 'on')
  }
  return { state, toggle }
}
